import { encodeUrlencoded, type FuzzRequest } from './input'

/** Adds the client's form token, so that the portal does not ask for a confirmation. Other requests stay. */
export function addOwnToken(shot: FuzzRequest, formToken: string): FuzzRequest {
	const header = (wanted: string) => shot.headers.find(([name]) => name.toLowerCase() === wanted)?.[1]
	const type = header('content-type') ?? ''
	const isForm = shot.who === 'client' && shot.method === 'POST' && header('sec-fetch-site') === 'same-origin'
	if (!isForm || !shot.body || header('content-length') || header('transfer-encoding')) return shot
	const [, boundary] = /^multipart\/form-data; boundary=([\w-]+)$/.exec(type) ?? []
	const field = boundary
		? `--${boundary}\r\nContent-Disposition: form-data; name="formToken"\r\n\r\n${formToken}\r\n`
		: `formToken=${encodeURIComponent(formToken)}&`
	if (!boundary && !type.startsWith(encodeUrlencoded)) return shot
	return { ...shot, body: Buffer.concat([Buffer.from(field), shot.body]) }
}
