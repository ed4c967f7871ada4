import { expect, test } from 'vitest'
import { languages } from '#app/locales/languages'
import { readText } from './sources'

test('The demo offers every language of the portal', () => {
	const demo = readText('app/backend/resources/installation.ts')
	expect(languages.filter((language) => !demo.includes(`iso_code: '${language}'`))).toEqual([])
})
