import { randomBytes } from 'node:crypto'

export interface TestFile {
	name: string
	type: string
	bytes: Uint8Array
}

type Entry = [name: string, value: string | TestFile]

/** Chosen files, because jsdom's inputs cannot hold any. */
export type ChosenFiles = WeakMap<Element, TestFile[]>

const emptyFile: TestFile = { name: '', type: 'application/octet-stream', bytes: new Uint8Array() }

/** Encodes the form as a browser without scripts does when that button is pressed. */
export function encodeForm(form: HTMLFormElement, submitter: Element, files: ChosenFiles) {
	const entries = listEntries(form, submitter, files)
	if (form.enctype === 'multipart/form-data') return encodeMultipart(entries)
	const query = new URLSearchParams(
		entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
	)
	return { type: 'application/x-www-form-urlencoded', body: Buffer.from(query.toString()) }
}

function listEntries(form: HTMLFormElement, submitter: Element, files: ChosenFiles): Entry[] {
	const controls = [...form.elements] as (HTMLInputElement | HTMLSelectElement)[]
	return controls
		.filter((control) => control.name && !control.matches(':disabled, fieldset, output, object'))
		.flatMap((control) => valuesOf(control, submitter, files).map((value): Entry => [control.name, value]))
}

function valuesOf(
	control: HTMLInputElement | HTMLSelectElement,
	submitter: Element,
	files: ChosenFiles,
): (string | TestFile)[] {
	if (control.tagName === 'SELECT') {
		return [...(control as HTMLSelectElement).selectedOptions].map((option) => option.value)
	}
	const input = control as HTMLInputElement
	switch (input.type) {
		case 'submit':
		case 'button':
		case 'image':
		case 'reset':
			return input === submitter ? [input.value] : []
		case 'checkbox':
		case 'radio':
			return input.checked ? [input.value] : []
		case 'file':
			return files.get(input) ?? [emptyFile]
		default:
			return [input.value.replace(/\r\n?|\n/g, '\r\n')]
	}
}

function encodeMultipart(entries: Entry[]) {
	const boundary = `----PortalVisitor${randomBytes(12).toString('hex')}`
	const parts = entries.flatMap(([name, value]) => {
		const disposition = `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"`
		if (typeof value === 'string') return [Buffer.from(`${disposition}\r\n\r\n${value}\r\n`)]
		const head = `${disposition}; filename="${escapeName(value.name)}"\r\nContent-Type: ${value.type}\r\n\r\n`
		return [Buffer.from(head), value.bytes, Buffer.from('\r\n')]
	})
	return {
		type: `multipart/form-data; boundary=${boundary}`,
		body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
	}
}

function escapeName(name: string): string {
	return name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')
}
