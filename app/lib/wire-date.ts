/** `DD-MM-YYYY`, as the API wants dates of loan parts (contract §6), from `YYYY-MM-DD`. */
export function toLoanPartDate(date: string): string {
	return date.split('-').reverse().join('-')
}
