import { sendAtOnce } from '../support/burst'

/**
 * Requests one page many times at once and prints status and time of each as JSON. It runs in a process of its own, so
 * that the client's CPU time is not counted as the server's.
 */
export async function main([url = '', count = '0', cookie = '']: string[]): Promise<void> {
	const headers = { accept: 'text/html', 'accept-encoding': 'br', ...(cookie && { cookie }) }
	const answers = await sendAtOnce(url, Number(count), new URL(url).pathname, { headers })
	process.stdout.write(`${JSON.stringify(answers.map(({ status, ms }) => ({ status, ms })))}\n`)
}
