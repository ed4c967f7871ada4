import { useState } from 'react'
import { HiddenText } from './hidden-text'

/** Announces changes of `state` to screen readers, not its first value. */
export function StatusText({ state, words }: { state: string; words: string }) {
	const [seen, setSeen] = useState({ state, words: '' })
	if (seen.state !== state) setSeen({ state, words })
	return (
		<HiddenText>
			<span role="status">{seen.words}</span>
		</HiddenText>
	)
}
