"""C12 Ships: where forces go aboard, how many find room, what is built and given up."""
