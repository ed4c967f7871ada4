import { useState } from 'react'
import { HiddenText } from './hidden-text'

/** Says once, to who can't see it, that something changed on a page that stays; nothing at first. */
export function StatusText({ state, words }: { state: string; words: string }) {
	const [seen, setSeen] = useState({ state, words: '' })
	if (seen.state !== state) setSeen({ state, words })
	return (
		<HiddenText>
			<span role="status">{seen.words}</span>
		</HiddenText>
	)
}
