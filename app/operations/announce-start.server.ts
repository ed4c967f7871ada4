import { getConfig } from '#app/config/config.server'
import { getLogger } from '#app/config/log.server'

/** In demo mode also prints accounts and guest links. */
export async function announceStart(url: string) {
	const { API_URL } = getConfig()
	if (!API_URL) return announceDemo(url)
	getLogger().info({ url, api: API_URL }, 'portal listens')
}

async function announceDemo(url: string) {
	const { demoAccounts } = await import('#app/backend/seed/accounts')
	getLogger().warn({ url }, 'portal listens; it is a demo: the embedded reference API holds invented data')
	const accounts = demoAccounts.map(
		({ email, password, description }) => `  ${email}  ${password}  ${description}`,
	)
	const { guestLinks } = await import('#app/backend/seed/guest-links')
	const links = guestLinks.map(({ path, description }) => `  ${url}${path}  ${description}`)
	// Standard output may be a file on a full disk.
	process.stdout.on('error', () => undefined)
	process.stdout.write(`\nPortal (demo) at ${url}\n${accounts.join('\n')}\n\n${links.join('\n')}\n\n`)
}
