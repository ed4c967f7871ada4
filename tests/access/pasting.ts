import type { Page } from 'playwright'

/** Fields in which a paste is cancelled or cut off, a line each. */
export function findPasteStops(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const typed =
			'input:not([type=hidden], [type=radio], [type=checkbox], [type=file], [type=button]), textarea'
		const announce = { bubbles: true, cancelable: true }
		const takesPaste = (field: Element) => {
			const clipboardData = new DataTransfer()
			clipboardData.setData('text/plain', '06 – 123')
			return [
				new KeyboardEvent('keydown', { ...announce, key: 'v', ctrlKey: true }),
				new ClipboardEvent('paste', { ...announce, clipboardData }),
				new InputEvent('beforeinput', { ...announce, inputType: 'insertFromPaste', data: '06 – 123' }),
			].every((event) => field.dispatchEvent(event))
		}
		return Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed))
			.filter((field) => field.readOnly || field.maxLength >= 0 || !takesPaste(field))
			.map((field) => `stops a paste: ${field.outerHTML.slice(0, 110)}`)
	})
}
