import fc from 'fast-check'

/** One request as bytes; each character of a text is one byte. */
export interface FuzzRequest {
	who: 'guest' | 'client'
	method: string
	/** Path and query. */
	target: string
	/** Headers besides Host, Cookie and Content-Length, which the sender adds unless they are listed. */
	headers: [name: string, value: string][]
	body?: Buffer
	/** Replaces method, target and version. */
	line?: string
	/** Answer of the API to one call during this request. */
	document?: ApiDocument
}

export interface ApiDocument {
	/** Method and path of the call. */
	call: string
	status: number
	type: string
	body: Buffer
}

/** A hostile request, and a harmless one of the same size and kind to compare with. */
export interface Input {
	shot: FuzzRequest
	control: FuzzRequest
}

/** An address of the portal, its visitor, and the field names of its forms. */
export interface Target {
	address: string
	who: FuzzRequest['who']
	takesForms: boolean
	fields: string[]
	calls: string[]
}

/** A POST as the portal's own pages and scripts send it. */
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

/** A GET of a page. */
export function createGet(
	{ who, address }: Pick<Target, 'who' | 'address'>,
	headers: FuzzRequest['headers'] = [],
): FuzzRequest {
	return { who, method: 'GET', target: address, headers }
}

/** Some inputs come from a browser without origin headers, such as a text browser. */
export function withoutOriginSometimes(inputs: fc.Arbitrary<Input>): fc.Arbitrary<Input> {
	const silent = (shot: FuzzRequest) => ({
		...shot,
		headers: shot.headers.filter(([name]) => name !== 'Sec-Fetch-Site'),
	})
	return fc.tuple(inputs, fc.nat({ max: 5 })).map(([input, turn]) => {
		return turn === 1 ? { shot: silent(input.shot), control: silent(input.control) } : input
	})
}

/** Mostly addresses with a form for this visitor, sometimes others. */
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

/** A harmless text of this many bytes, made unique by a number at its start. */
export function createHarmlessText(length: number, number = 0): string {
	return `n${number}`.padEnd(length, 'a').slice(0, Math.max(1, length))
}

/** Percent-encodes; a lone surrogate becomes the replacement character. */
export function encodePercent(text: string): string {
	return encodeURIComponent(Buffer.from(text).toString())
}

/** One line with everything that a repetition by hand needs. */
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
