import { expect, test } from 'vitest'
import { ownTexts } from './own-texts'
import { listImportedNames, listParsers } from './parsers'
import { listFiles, readSource } from './sources'

const parsers = listParsers()
const measured = new Set(
	listFiles('tests/bench')
		.filter((path) => /\/cost-of-[a-z]+\.ts$/.test(path))
		.flatMap((path) => listImportedNames(readSource(path))),
)
const own = Object.values(ownTexts).flat()

test('The cost of each parser of foreign text is measured', () => {
	expect(parsers.filter((name) => !measured.has(name) && !own.includes(name))).toEqual([])
})

test('A function named as one of our own texts is a parser whose cost nobody measures', () => {
	expect(own.filter((name) => !parsers.includes(name) || measured.has(name))).toEqual([])
})
