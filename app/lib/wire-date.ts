/** `DD-MM-YYYY`, the format of loan parts (contract §6). */
export function toLoanPartDate(date: string): string {
	return date.split('-').reverse().join('-')
}
