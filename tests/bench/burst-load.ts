import { sendAtOnce } from '../support/burst'

/**
 * Asks for one page many times at once and prints status and time of each as JSON. A process of its own, so that what it
 * costs to ask is not counted as what it costs to answer.
 */
export async function main([url = '', count = '0', cookie = '']: string[]): Promise<void> {
	const headers = { accept: 'text/html', 'accept-encoding': 'br', ...(cookie && { cookie }) }
	const answers = await sendAtOnce(url, Number(count), new URL(url).pathname, { headers })
	process.stdout.write(`${JSON.stringify(answers.map(({ status, ms }) => ({ status, ms })))}\n`)
}
