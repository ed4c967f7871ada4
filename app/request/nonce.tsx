import { createContext, useContext } from 'react'

const Nonce = createContext<string | undefined>(undefined)

export const NonceProvider = Nonce.Provider

/** The nonce of this document's scripts; absent in the browser, where it has done its work. */
export function useNonce() {
	return useContext(Nonce)
}
