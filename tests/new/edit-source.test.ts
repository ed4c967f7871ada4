import { expect, test } from 'vitest'
import {
	addImport,
	appendElement,
	appendMember,
	appendToList,
	countElements,
	hasMember,
	insertElementAfter,
} from './edit-source'

const source = `import { a } from './a'
import {
	b,
} from './b'

function other() {
	return [{ name: 'wrong' }]
}

function steps(isLong: boolean) {
	const inner = () => {
		return ['inner']
	}
	return [{ name: 'first' }, ...(isLong ? inner() : [])]
}

export const texts = { nested: { one: 'Een' }, list: ['x'], b } as const
export default [one('routes/portal/a'), one('routes/guest/b')] satisfies unknown[]
`

test('An element goes into the array of the function that was named, however the file is laid out', () => {
	const edited = appendElement(source, 'steps', "{ name: 'last' }")
	expect(edited).toContain("return [{ name: 'wrong' }]\n")
	expect(edited).toContain("return ['inner']\n")
	expect(edited).toContain("...(isLong ? inner() : []),\n{ name: 'last' }]")
	expect(countElements(edited, 'steps')).toBe(3)
	expect(appendElement('const empty = []', 'empty', '1')).toBe('const empty = [1]')
})

test('A member goes into the object at a path, an element into its list', () => {
	expect(appendMember(source, ['texts', 'nested'], "two: 'Twee'")).toContain("{ one: 'Een',\ntwo: 'Twee' }")
	expect(appendMember('const schema = z.object({ a })', ['schema'], 'b')).toBe(
		'const schema = z.object({ a,\nb })',
	)
	expect(appendToList(source, ['texts', 'list'], "'y'")).toContain("list: ['x',\n'y']")
	expect([hasMember(source, 'texts', 'b'), hasMember(source, 'texts', 'c')]).toEqual([true, false])
})

test('An import goes behind the last one, a route behind the last of its section', () => {
	expect(addImport(source, "import { c } from './c'")).toContain("} from './b'\nimport { c } from './c'\n")
	const edited = insertElementAfter(source, (element) => element.includes('/portal/'), "one('new')")
	expect(edited).toContain("one('routes/portal/a'),\none('new'), one('routes/guest/b')")
})

test.each([
	['a list that is none', () => appendElement(source, 'texts', '1')],
	['a name that nothing has', () => appendMember(source, ['missing'], 'a')],
	['an object that is none', () => appendMember(source, ['texts', 'list'], 'a')],
	['a list that is not there', () => appendToList(source, ['texts', 'nested'], '1')],
	['a section without routes', () => insertElementAfter(source, () => false, '1')],
	['a file without a default export', () => insertElementAfter('', () => true, '1')],
])('Nothing is written at %s', (_what, edit) => {
	expect(edit).toThrow(/There is no/)
})
