import { expect, test } from 'vitest'
import { findFontFamily, fontFamilies } from './font-families'
import { createFallbackFaces, createFontFaces } from './fonts'

test.each(Object.keys(fontFamilies))(
	'%s comes from this server in two weights, with a fallback [12]',
	(name) => {
		const family = findFontFamily(name) ?? 'Roboto'
		const css = createFontFaces(family)
		expect(css.match(new RegExp(`font-family:"${name}"`, 'g'))).toHaveLength(2)
		expect(css.match(/font-display:optional/g)).toHaveLength(2)
		expect(css).toMatch(/font-weight:400;.*font-weight:600;/)
		const fallback = createFallbackFaces(family)
		expect(fallback.match(new RegExp(`font-family:"${name} Fallback"`, 'g'))).toHaveLength(2)
		expect(fallback).not.toContain('url(')
		expect(css).toMatch(/url\(\/[^)]+-400-normal[^)]*\.woff2\)/)
		expect(css).not.toMatch(/url\((?:https?:)?\/\//)
	},
)
