import { expect } from 'vitest'
import { startRecordingProxy, type Exchange } from '../browsers/recording-proxy'
import type { OldBrowserName } from '../browsers/text-browser'
import { signIn, type Site } from './site'

export type FormBrowser = Awaited<ReturnType<typeof openFormBrowser>>

/**
 * A signed-in text browser that searches for a button by its words, because tabbing through a hundred fields is slow.
 */
export async function openFormBrowser(name: OldBrowserName, site: Site) {
	const proxy = await startRecordingProxy(site.url)
	const browser = await signIn(name, { ...site, url: proxy.url })

	/** Waits until the browser shows the last response; earlier keys would reach the previous page. */
	async function arrive(since: number) {
		const isPage = ({ status, received }: Exchange) =>
			![302, 303].includes(status) && received['content-type']?.includes('html')
		const news = () => proxy.exchanges.slice(since).findLast(isPage)
		await expect.poll(news, { timeout: 20_000 }).toBeDefined()
		const title = /<title>([^<]*)/.exec(Buffer.from(news()?.receivedBody ?? '', 'latin1').toString())?.[1]
		await browser.waitFor(title?.slice(0, 24) ?? '')
	}

	const isOnButton = () => name === 'w3m' || /submit/i.test(browser.screen().split('\n').at(-1) ?? '')
	const countSent = () => proxy.exchanges.filter(({ method }) => method === 'POST').length

	return {
		async send(address: string, button: string) {
			const opened = proxy.exchanges.length
			await browser.open(proxy.url + address)
			await arrive(opened)
			const [before, sent] = [proxy.exchanges.length, countSent()]
			await browser.type(`/${button}\r`)
			for (let tries = 0; tries < 6 && countSent() === sent; tries += 1) {
				if (isOnButton()) await browser.type('\r')
				const isSent = expect.poll(countSent, { timeout: isOnButton() ? 3_000 : 100 }).toBeGreaterThan(sent)
				await isSent.catch(() => browser.type('n'))
			}
			if (countSent() === sent) throw new Error(`${button} was not pressed:\n${browser.screen()}`)
			await arrive(before)
		},
		close: async () => {
			await browser.close()
			await proxy.close()
		},
	}
}
