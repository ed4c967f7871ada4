import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

const pause = 5_000
/** Ten minutes [A42]. */
const mostTurns = 120

/** Revalidates when the state differs. `isOver` is true after ten minutes, until `goOn`. */
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

/** A redirect means that the session ended: revalidation shows the login. */
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
