import type { Server } from 'node:http'
import type { ListenOptions } from 'node:net'
import { findErrorCode } from './error-code'

const reasons: Record<string, string> = {
	EADDRINUSE: 'is used by another process',
	EACCES: 'is not allowed for this user',
	EADDRNOTAVAIL: 'is at an address that this machine does not have',
}

/** Listens; `variable` set the port. @throws Error that names the variable when the port cannot be used */
export async function listen(server: Server, options: ListenOptions, variable: string) {
	await new Promise<void>((resolve, reject) => server.once('error', reject).listen(options, resolve)).catch(
		(error: unknown) => {
			const reason = error instanceof Error && reasons[findErrorCode(error) ?? '']
			throw reason ? new Error(`${variable}: port ${options.port} ${reason}`, { cause: error }) : error
		},
	)
}
