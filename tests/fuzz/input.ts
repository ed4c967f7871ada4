import fc from 'fast-check'

/** One request, byte by byte as it goes over the wire: texts hold one byte per character. */
export interface FuzzRequest {
	who: 'guest' | 'client'
	method: string
	/** Path and query. */
	target: string
	/** Beside Host, Cookie of the session and Content-Length, which the sender adds unless they stand here. */
	headers: [name: string, value: string][]
	body?: Buffer
	/** In place of method, target and version. */
	line?: string
	/** What the API answers to one call while this request is served. */
	document?: ApiDocument
}

export interface ApiDocument {
	/** Method and path of the call. */
	call: string
	status: number
	type: string
	body: Buffer
}

/** A hostile request, and a harmless one of the same size and kind beside which it is measured. */
export interface Input {
	shot: FuzzRequest
	control: FuzzRequest
}

/** An address of the portal, as whom it is asked, and the names its forms have. */
export interface Target {
	address: string
	who: FuzzRequest['who']
	takesForms: boolean
	fields: string[]
	/** Method and path of the calls that it makes to the API. */
	calls: string[]
}

/** A form as the browser's own scripts and pages send it. */
export function createPost(
	{ who, address }: Pick<Target, 'who' | 'address'>,
	type: string,
	body: Buffer,
): FuzzRequest {
	const headers: FuzzRequest['headers'] = [
		['Content-Type', type],
		['Sec-Fetch-Site', 'same-origin'],
	]
	return { who, method: 'POST', target: address, headers, body }
}

/** A page that is opened. */
export function createGet(
	{ who, address }: Pick<Target, 'who' | 'address'>,
	headers: FuzzRequest['headers'] = [],
): FuzzRequest {
	return { who, method: 'GET', target: address, headers }
}

/** The same, now and then from a browser that does not say where a form comes from, as text browsers do. */
export function withoutOriginSometimes(inputs: fc.Arbitrary<Input>): fc.Arbitrary<Input> {
	const silent = (shot: FuzzRequest) => ({
		...shot,
		headers: shot.headers.filter(([name]) => name !== 'Sec-Fetch-Site'),
	})
	return fc.tuple(inputs, fc.nat({ max: 5 })).map(([input, turn]) => {
		return turn === 1 ? { shot: silent(input.shot), control: silent(input.control) } : input
	})
}

/** Mostly addresses that take forms of this visitor, now and then those that refuse them. */
export function pickFormTargets(targets: Target[]) {
	const [theirs, others] = [true, false].map((isTheirs) =>
		targets.filter(({ takesForms, fields }) => takesForms && fields.length > 0 === isTheirs),
	)
	return fc.oneof(
		{ weight: 5, arbitrary: fc.constantFrom(...(theirs ?? [])) },
		{ weight: 1, arbitrary: fc.constantFrom(...(others ?? [])) },
	)
}

export const encodeUrlencoded = 'application/x-www-form-urlencoded'

/** A harmless text of so many bytes, told from others by a number at its front. */
export function createHarmlessText(length: number, number = 0): string {
	return `n${number}`.padEnd(length, 'a').slice(0, Math.max(1, length))
}

/** Percent-encoded; a lone surrogate becomes the sign for what can't be read. */
export function encodePercent(text: string): string {
	return encodeURIComponent(Buffer.from(text).toString())
}

/** One line from which a request can be made again by hand. */
export function describeRequest({ body, document, ...shot }: FuzzRequest): string {
	const cut = (bytes: Buffer) => {
		const text = bytes.toString('latin1')
		return text.length > 400 ? `${text.slice(0, 400)}… (${text.length} bytes)` : text
	}
	const headers = shot.headers.map(([name, value]) => [name, cut(Buffer.from(value, 'latin1'))])
	return JSON.stringify({
		...shot,
		target: cut(Buffer.from(shot.target, 'latin1')),
		...(shot.line === undefined ? {} : { line: cut(Buffer.from(shot.line, 'latin1')) }),
		headers,
		...(body && { body: cut(body) }),
		...(document && { document: { ...document, body: cut(document.body) } }),
	})
}
