interface Enhancement {
	/** Lines that scripts add (+) and lines that they replace (-). */
	lines: RegExp
	because: string
}

const enhancements: readonly Enhancement[] = [
	{
		lines: /^\+ button, (Toon (wachtwoord|herhaling)|Show (password|repeat))(, 1 control)?$/,
		because: 'what is typed can be looked at',
	},
	{
		lines: /^\+ button, (Kies in de kalender|Choose in the calendar): /,
		because: 'a date can be picked as well as typed',
	},
	{
		lines: /^\+ (Sleep bestanden hierheen|Drag files here)/,
		because: 'files can be dropped as well as chosen',
	},
	{
		lines: /^\+ button, (Maak een foto|Take a photo)$/,
		because: 'a telephone opens its camera at once',
	},
	{
		lines: /^\+ status$/,
		because: 'a live region stands ready, so that what comes into it is said',
	},
	{
		lines: /^\+ list$/,
		because: 'the list of chosen files stands ready, so that what is put in it is told',
	},
	{
		lines:
			/^\+ (Kies eerst een antwoord|Choose an answer first|De knoppen werken zodra|The buttons work once)/,
		because: 'the button waits for an answer, and says so instead of what it will do',
	},
	{
		lines:
			/^- (Met (deze knop|een van deze knoppen) stuurt u ons uw antwoord|(This|Either) button sends us your answer)/,
		because: 'the button waits for an answer, and says so instead of what it will do',
	},
	{
		lines:
			/^\+ button, .+(Daarna werkt de knop|The button works after that|De knoppen werken zodra|The buttons work once).+, disabled$/,
		because: 'a button that waits says for what',
	},
	{
		lines:
			/^- button, (Verstuur uw antwoord|Send your answer|Vraag de bankgarantie aan|Wijs de bankgarantie af|Request the bank guarantee|Decline the bank guarantee)$/,
		because: 'a button that waits says for what',
	},
	{
		lines:
			/^(- link, (Laat de pagina elke|Reload the page)|\+ (Deze pagina kijkt elke|This page checks every))/,
		because: 'a script looks how far it is instead of the reader',
	},
	{
		lines: /^\+ (Formulier van iWize|iWize form)$/,
		because: 'the other firm shows its form only to scripts',
	},
]

/** True for a line that scripts may add or replace, as listed above. */
export function isAllowedDifference(line: string): boolean {
	return enhancements.some(({ lines }) => lines.test(line))
}
