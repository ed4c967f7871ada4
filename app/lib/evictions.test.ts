import { expect, test, vi } from 'vitest'
import sanitizeHtml from 'sanitize-html'
import { sanitiseHtml } from './html/sanitise-html.server'

vi.mock('sanitize-html', () => ({ default: vi.fn((html: string) => html) }))

test('HTML that is in use stays cached, however much other HTML comes once', () => {
	for (let count = 0; count < 2_000; count += 1) {
		sanitiseHtml('<p>De voettekst</p>')
		sanitiseHtml(`<p>${'x'.repeat(5_000)}${count}</p>`)
	}
	const calls = vi.mocked(sanitizeHtml).mock.calls.filter(([html]) => html === '<p>De voettekst</p>')
	expect(calls).toHaveLength(1)
	sanitiseHtml(`<p>${'x'.repeat(5_000)}0</p>`)
	expect(vi.mocked(sanitizeHtml)).toHaveBeenCalledTimes(2_002)
})
