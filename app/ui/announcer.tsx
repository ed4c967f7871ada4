import { HiddenText } from './hidden-text'

/**
 * Live region of the page, empty in HTML. It follows the content: in `main`, a screen reader that moves there says
 * "status" first.
 */
export function Announcer() {
	return (
		<HiddenText>
			<span role="status" data-announcer />
		</HiddenText>
	)
}
