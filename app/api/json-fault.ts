const space = /[ \t\n\r]+/y
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const pieceOfString = /[ -!#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y

/** What may begin where: `s` stands for a scalar, anything else for itself. */
const allowed = {
	value: '{["s',
	firstItem: '{["s]',
	name: '"',
	firstName: '"}',
	colon: ':',
	afterMember: ',}',
	afterItem: ',]',
	end: '',
}
type State = keyof typeof allowed

/**
 * Where a text stops being JSON, in characters from its start: the first word or sign that is broken or cannot stand there, or its
 * length where it ends too soon. The parser itself tells it only now and then, and quotes the text.
 */
export function findJsonFault(text: string): number {
	const open: string[] = []
	let state: State = 'value'
	let at = skip(space, text, 0)
	while (at < text.length) {
		const char = text.charAt(at)
		const begins = /[{}[\]:,"]/.test(char) ? char : 's'
		if (!allowed[state].includes(begins)) return at
		const end = endOf(begins, text, at)
		if (end === at) return at
		if (begins === '{' || begins === '[') open.push(begins)
		if (begins === '}' || begins === ']') open.pop()
		state = stateAfter(begins, state, open.at(-1))
		at = skip(space, text, end)
	}
	return text.length
}

function stateAfter(begins: string, state: State, inside: string | undefined): State {
	if (begins === '{') return 'firstName'
	if (begins === '[') return 'firstItem'
	if (begins === ':') return 'value'
	if (begins === ',') return inside === '{' ? 'name' : 'value'
	if (state === 'name' || (state === 'firstName' && begins === '"')) return 'colon'
	if (inside === undefined) return 'end'
	return inside === '{' ? 'afterMember' : 'afterItem'
}

/** Where what begins here ends; here itself when it is broken. */
function endOf(begins: string, text: string, at: number) {
	if (begins === 's') return skip(scalar, text, at)
	if (begins !== '"') return at + 1
	let end = at + 1
	for (let next = skip(pieceOfString, text, end); next > end; next = skip(pieceOfString, text, end))
		end = next
	return text.charAt(end) === '"' ? end + 1 : at
}

/** Behind what matches here; here itself where nothing does. */
function skip(pattern: RegExp, text: string, at: number) {
	pattern.lastIndex = at
	return pattern.test(text) ? pattern.lastIndex : at
}
