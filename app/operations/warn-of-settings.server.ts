import { listMisspelt, listUnservedHosts, type Config } from '#app/config/config.server'
import { describeReceiptKey } from '#app/config/kept-secrets.server'
import { getLogger } from '#app/config/log.server'

/** Warns at a start of settings that are no fault, and probably not meant. */
export function warnOfSettings(config: Config) {
	const logger = getLogger()
	if (config.NODE_ENV === 'development' && !import.meta.env.DEV)
		logger.warn('NODE_ENV=development: a portal has NODE_ENV=production, or none')
	if (config.LOG_LEVEL === 'debug' && config.NODE_ENV !== 'test')
		logger.warn('LOG_LEVEL=debug: messages of errors may contain what clients typed')
	const words = describeReceiptKey()
	if (words) logger.warn(words)
	if (config.REDIS_URL && !config.ERASURES_DIR)
		logger.warn('ERASURES_DIR is not set: a restored Redis brings erased clients back')
	const hosts = listUnservedHosts(config)
	if (hosts.length > 0) logger.warn({ hosts }, 'HOST_BRANCHES names hosts that ALLOWED_HOSTS lacks')
	for (const misspelt of listMisspelt()) logger.warn(misspelt, 'unknown variable of the environment')
}
