import { lacksReceiptKey, listMisspelt, listUnservedHosts, type Config } from '#app/config/config.server'
import { getLogger } from '#app/config/log.server'

/** Warns at a start of settings that are no fault, and probably not meant. */
export function warnOfSettings(config: Config) {
	const logger = getLogger()
	if (config.LOG_LEVEL === 'debug' && config.NODE_ENV === 'production')
		logger.warn('LOG_LEVEL=debug: messages of errors may contain what clients typed')
	if (lacksReceiptKey()) logger.warn('RECEIPT_KEY is not set: the key in DATA_DIR is unknown elsewhere')
	const hosts = listUnservedHosts(config)
	if (hosts.length > 0) logger.warn({ hosts }, 'HOST_BRANCHES names hosts that ALLOWED_HOSTS lacks')
	for (const misspelt of listMisspelt()) logger.warn(misspelt, 'unknown variable of the environment')
}
