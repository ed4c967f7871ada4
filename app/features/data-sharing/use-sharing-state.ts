import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

const pause = 5_000
/** Ten minutes of looking [A42]. */
const mostTurns = 120

/**
 * Asks every 5 s how far it is, while the page is seen; what differs from `state` has the page loaded anew. `isOver` after
 * ten minutes, until `goOn`.
 */
export function useSharingState(address: string | undefined, state: string) {
	const { revalidate } = useRevalidator()
	const [isOver, setOver] = useState(false)
	const turns = useRef(0)
	useEffect(() => {
		if (address === undefined || isOver) return
		const leaving = new AbortController()
		const look = async () => {
			const answer = await askState(address, leaving.signal)
			if (answer !== undefined && answer !== state) revalidate()
		}
		const clock = setInterval(() => {
			if (document.hidden) return
			turns.current += 1
			if (turns.current > mostTurns) setOver(true)
			// A look that fails is followed by the next.
			else look().catch(() => undefined)
		}, pause)
		return () => {
			clearInterval(clock)
			leaving.abort()
		}
	}, [address, isOver, revalidate, state])
	const goOn = () => {
		turns.current = 0
		setOver(false)
	}
	return { isOver, goOn }
}

/** A redirect means that nobody is signed in any more: the page itself will say so. */
async function askState(address: string, signal: AbortSignal): Promise<string | undefined> {
	const answer = await fetch(address, { signal, redirect: 'manual' })
	if (answer.type === 'opaqueredirect') return 'signedOut'
	const body: unknown = answer.ok ? await answer.json() : undefined
	return isTold(body) ? body.state : undefined
}

function isTold(answer: unknown): answer is { state: string } {
	return (
		typeof answer === 'object' && answer !== null && 'state' in answer && typeof answer.state === 'string'
	)
}
