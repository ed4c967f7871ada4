import { expect, test } from 'vitest'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

test('What the API says stays text in the scripts of a page that waits for React', async () => {
	const evil = '</script><img src=x onerror=alert(1)><!--<script>'
	site.tell('/api/products/appointments', { id: '10101', label: evil })
	const page = await site.anna.visit('/appointments/10101')
	expect(page.document.querySelectorAll('script[data-hydrate]')).toHaveLength(1)
	expect(page.html).toContain('\\u003c/script\\u003e\\u003cimg')
	expect(page.html).not.toContain('<img src=x')
	expect(page.html).not.toContain('<!--<script')
	expect(page.words).toContain(evil)
})
