/** Data for React in a page as sent, whether it runs at once or later. */
export function findHydrationData(html: string): string | undefined {
	return /window\.__remixContext = .*?(?=<\/script>)|data-hydrate="[^"]*"/s.exec(html)?.[0]
}
