import type { MetaArgs } from '@remix-run/node'
import { expect, test } from 'vitest'
import { getPageTitle } from './page-title'

const shell = { pageTitle: '{page} - Noorderlicht', failure: { title: 'Er ging iets mis' } }

function titleOf(data: object) {
	const matches = [{ id: 'root', data: shell }]
	return getPageTitle({ data, matches } as unknown as MetaArgs)
}

test.each(["Kade $' 1", 'Kade $& 1', 'Kade $` 1', 'Kade $$ 1', 'Kade $1 $<page> 1', '{page} 1'])(
	'The street "%s" stands in the title as it is',
	(title) => {
		expect(titleOf({ title })).toEqual([{ title: `${title} - Noorderlicht` }])
		expect(titleOf({ title: 'x', tabTitle: title })).toEqual([{ title: `${title} - Noorderlicht` }])
		expect(titleOf({ title: 'x', list: { titlePrefix: title } })).toEqual([
			{ title: `${title} – x - Noorderlicht` },
		])
	},
)
