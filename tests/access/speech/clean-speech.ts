import { maskMoving } from '../transcript'

/** Words of the browser's own window and of Orca's work, which come early, late or not at all. */
const ofBrowser =
	/^(Loading\. +Please wait\.|Finished loading.*|(.+ )?document web\.|Navigation tool bar|Text unselected\.|(Search|http).*(combo box.*|\d\.)|\W?\w?)$/

/** Lines of speech as they are kept: without the browser's own, and without what depends on the day. */
export function cleanSpeech(spoken: readonly string[]): string[] {
	return joinAlerts(
		spoken
			.map((line) => line.replace(/\s+/g, ' ').trim())
			.filter((line) => !ofBrowser.test(line))
			// React's root handles clicks, so each part of a page is "clickable" once it is hydrated.
			.map((line) => line.replace(/ clickable\b/, ''))
			// Firefox names the button of a field for files with its label, and Orca says the label before it.
			.map((line) => line.replace(/^(.+) \1 (?=Browse)/, '$1 '))
			.map(maskMoving)
			.filter((line, index, lines) => !isSelectionAgain(line, lines.slice(0, index))),
	)
}

/** Orca says the selected text of a field with the field, and sometimes once more. */
function isSelectionAgain(line: string, before: readonly string[]): boolean {
	return before.some(
		(field) => / entry .* selected/.test(field) && ` ${field.replace(/\.$/, '')} `.includes(` ${line} `),
	)
}

/** Orca says the role of an alert before its text, as a piece of its own. */
function joinAlerts(lines: readonly string[]): string[] {
	return lines.flatMap((line, index) => {
		if (line === 'alert.' && lines[index + 1]) return []
		return lines[index - 1] === 'alert.' ? `alert. ${line}` : line
	})
}
