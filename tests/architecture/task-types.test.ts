import { expect, test } from 'vitest'
import { readText } from './sources'

/** Types in the table of targets that lead to a page. */
const listTypes = (target: string) =>
	[...readText('app/products/action-target.ts').matchAll(/^\t(\w+): '([\w-]+)',$/gm)].flatMap(
		([, type = '', page]) => (page === target ? [type] : []),
	)

test('Every type that an upload completes is accepted by the reference API and tried by check-api', () => {
	const types = listTypes('upload-document')
	expect(types).toContain('REQUEST_PENSION_XML')
	for (const file of ['app/backend/resources/documents.ts', 'app/api-check/form-commands.ts'])
		expect([file, types.filter((type) => !readText(file).includes(`'${type}'`))]).toEqual([file, []])
})
