import { createContext, useContext } from 'react'

const Nonce = createContext<string | undefined>(undefined)

export const NonceProvider = Nonce.Provider

/** Nonce of the document's scripts; undefined in the browser, which has applied it. */
export function useNonce() {
	return useContext(Nonce)
}
