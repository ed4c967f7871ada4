import { HiddenText } from './hidden-text'

/**
 * First text of a dialog, which is silent. Orca moves to the first text when the page behind a dialog disappears, and says
 * nothing when the focus then comes to that same text. So the heading must be the second.
 */
export function DialogStart() {
	return <HiddenText>{'\u200b'}</HiddenText>
}
