import { api } from "@app/api";

export const { me, signUp, signIn, playAsGuest, endSession } = api;
