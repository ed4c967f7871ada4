import { getConfig } from '#app/config/config.server'
import { timeouts } from './call-rules'
import { sendCall } from './transport.server'

const passed = ['Content-Type', 'Content-Security-Policy', 'Location']

/** A page of a bank or partner that the embedded reference API simulates. @throws Response 404 when API_URL is set */
export async function fetchDemoSite(request: Request): Promise<Response> {
	if (getConfig().API_URL) throw new Response('Not found', { status: 404 })
	const type = request.headers.get('Content-Type')
	const answer = await sendCall({
		method: request.method === 'POST' ? 'POST' : 'GET',
		path: new URL(request.url).pathname,
		headers: type ? { 'Content-Type': type } : {},
		body: request.method === 'POST' ? await request.text() : undefined,
		timeout: timeouts.call,
	})
	const headers = passed.map((name): [string, string] => [name, answer.header(name.toLowerCase()) ?? ''])
	return new Response(answer.stream(), {
		status: answer.status,
		headers: headers.filter(([, value]) => value !== ''),
	})
}
