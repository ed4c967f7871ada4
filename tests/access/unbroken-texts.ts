/** Lengths of texts without a place where a browser could break the line. */
const lengths = [40, 120, 300]

/** Values that the portal parses: dates, amounts, addresses, codes, pictures. */
const isNoText = /^$|^[\d\s.,:+TZ-]+$|^[A-Z\d_]+$|^[a-z\d_.-]+$|^\w+:|^\/|^[\w+/=]{80,}$|^\{/

/** Members that decide what a page shows, in any spelling. */
const isNoTextMember =
	/^(id|type|domain|iso_code|locale|code|state|status|gender|iban|.*(url|_id|image|logo|color|font|date|time|token)|smartcare_explain)$/i

function lengthen(text: string): string {
	const length = lengths[text.length % lengths.length] ?? 300
	const [whom, at] = text.split('@')
	if (at && !/\s/.test(text)) return `${'x'.repeat(length - at.length)}@${at}`
	return `${whom?.charAt(0) ?? ''}${'Lettergreeploos'.repeat(20).slice(0, length)}`
}

function changeHtml(html: string, change: (text: string) => string): string {
	return html.replace(/(^|>)([^<]*\w[^<]*)/g, (_, tag: string, words: string) => tag + change(words))
}

/** Replaces every text of an API answer by one long word. */
export function lengthenTexts(value: unknown): unknown {
	return changeTexts(value, lengthen)
}

/** Changes the texts of an API answer, also inside HTML. Members that decide what a page shows stay. */
export function changeTexts(value: unknown, change: (text: string) => string, member = ''): unknown {
	if (Array.isArray(value)) return value.map((one) => changeTexts(one, change, member))
	if (typeof value === 'object' && value !== null)
		return Object.fromEntries(
			Object.entries(value).map(([name, inner]) => [name, changeTexts(inner, change, name)]),
		)
	if (typeof value !== 'string' || isNoText.test(value) || isNoTextMember.test(member)) return value
	return value.includes('<') ? changeHtml(value, change) : change(value)
}
