import { Link as RouterLink } from '@remix-run/react'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page'
import { Link } from './link'

const pieces = [
	'/',
	'a',
	'B-1',
	'.',
	'..',
	'%2e',
	'%20',
	'?',
	'q=1',
	'&',
	'#',
	'top',
	' ',
	'é',
	'~',
	':',
	'+',
	'\\',
	'"',
	'<',
	'\t',
]
const addresses = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => `/${parts.join('')}`)

test("On the server a link is to the letter what the router's own would be", () => {
	const hrefs = [
		...fc.sample(addresses, 5000),
		'/',
		'/a',
		'/a/',
		'/a?q=1#top',
		'?q=1',
		'#top',
		'https://a.nl/b',
	]
	const pairs = hrefs.map((href, index) => (
		<p key={index}>
			<Link href={href} id={`l${index}`} className="c" current="page" lang="nl" describedBy="d">
				{href}
			</Link>
			<RouterLink
				to={href}
				id={`l${index}`}
				className="c"
				aria-current="page"
				aria-describedby="d"
				lang="nl"
				hrefLang="nl"
			>
				{href}
			</RouterLink>
		</p>
	))
	const lines = [...renderPage(<main>{pairs}</main>, { address: '/actions/1' }).querySelectorAll('p')]
	expect(lines).toHaveLength(hrefs.length)
	for (const line of lines) expect(line.children[0]?.outerHTML).toBe(line.children[1]?.outerHTML)
})
