import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

const pause = 5_000
/** Ten minutes [A42]. */
const maxPolls = 120

/** Revalidates when the state differs. `isOver` is true after ten minutes, until `resume`. */
export function useSharingState(address: string | undefined, state: string) {
	const { revalidate } = useRevalidator()
	const [isOver, setOver] = useState(false)
	const polls = useRef(0)
	useEffect(() => {
		if (address === undefined || isOver) return
		const unmount = new AbortController()
		const poll = async () => {
			const answer = await fetchState(address, unmount.signal)
			if (answer !== undefined && answer !== state) revalidate()
		}
		const timer = setInterval(() => {
			if (document.hidden) return
			polls.current += 1
			if (polls.current > maxPolls) setOver(true)
			else poll().catch(() => undefined)
		}, pause)
		return () => {
			clearInterval(timer)
			unmount.abort()
		}
	}, [address, isOver, revalidate, state])
	const resume = () => {
		polls.current = 0
		setOver(false)
	}
	return { isOver, resume }
}

/** A redirect means that the session ended: revalidation shows the login. */
async function fetchState(address: string, signal: AbortSignal): Promise<string | undefined> {
	const answer = await fetch(address, { signal, redirect: 'manual' })
	if (answer.type === 'opaqueredirect') return 'signedOut'
	const body: unknown = answer.ok ? await answer.json() : undefined
	return hasState(body) ? body.state : undefined
}

function hasState(answer: unknown): answer is { state: string } {
	return (
		typeof answer === 'object' && answer !== null && 'state' in answer && typeof answer.state === 'string'
	)
}
