import { expect, test } from 'vitest'
import { listFiles, readText } from './sources'

const forms = listFiles('app').filter((path) => /^app\/(features|forms|pages|routes|wizard)\//.test(path))
const sources = forms.filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))

test('Only the comment on sustainability has a longest length, and lengths are counted as people do [538]', () => {
	const bounds = sources.flatMap((path) =>
		[...readText(path).matchAll(/maximum: \d+|\btext\(\w+\)|z\.string\([^)]*\)[^\n]*\.max\(/g)].map(
			([bound]) => `${path} ${bound}`,
		),
	)
	expect(bounds).toEqual(['app/features/hypact/hypact-steps.ts maximum: 255'])
})
