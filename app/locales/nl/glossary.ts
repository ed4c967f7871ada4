export const glossary = {
	title: 'Woordenlijst',
	purpose: 'Uitleg van woorden die op deze site staan.',
	words: {
		'purchase-plan': {
			word: 'Aankoopplan',
			text: 'Wat u wilt kopen: het soort woning, de plaats en het budget.',
		},
		'liability-insurance': {
			word: 'Aansprakelijkheidsverzekering',
			text: 'Deze verzekering betaalt schade die u per ongeluk bij een ander maakt.',
		},
		repayment: {
			word: 'Aflossing',
			text: 'Het deel van een lening dat u terugbetaalt. Rente hoort daar niet bij.',
		},
		'interest-only-mortgage': {
			word: 'Aflossingsvrije hypotheek',
			text: 'U betaalt elke maand alleen rente. De lening zelf betaalt u aan het einde terug.',
		},
		'interest-deduction': {
			word: 'Aftrek van hypotheekrente',
			text: 'Betaalt u rente voor een hypotheek? Dan betaalt u daardoor soms minder belasting.',
		},
		'advice-on-wills': {
			word: 'Advies over testamenten',
			text: 'In een testament staat wie wat erft. Wij geven advies over die keuzes.',
		},
		'annuity-mortgage': {
			word: 'Annuïteitenhypotheek',
			text: 'Het bedrag per maand blijft gelijk zolang de rente vaststaat. Eerst is dat vooral rente, later vooral aflossing.',
		},
		'state-pension': {
			word: 'AOW',
			text: 'Het pensioen van de overheid. De wet bepaalt op welke leeftijd het begint.',
		},
		disability: {
			word: 'Arbeidsongeschiktheid',
			text: 'Iemand kan door ziekte of een ongeluk niet of minder werken.',
		},
		'authenticator-app': {
			word: 'Authenticator-app',
			text: 'Een app op uw telefoon die elke 30 seconden een code maakt. Met die code logt u veiliger in.',
		},
		'direct-debit': {
			word: 'Automatische incasso',
			text: 'Een bedrijf haalt zelf geld van uw bankrekening. U heeft dat goedgevonden.',
		},
		'bank-guarantee': {
			word: 'Bankgarantie',
			text: 'Een bank belooft te betalen als de koper van een huis de afspraken niet nakomt.',
		},
		'investment-mortgage': {
			word: 'Beleggingshypotheek',
			text: 'U belegt geld om de lening later terug te betalen. Wat dat oplevert, staat niet vast.',
		},
		gross: { word: 'Bruto', text: 'Een bedrag waar nog belasting af gaat.' },
		vat: { word: 'Btw', text: 'Belasting die in de prijs van veel producten en diensten zit.' },
		cover: { word: 'Dekking', text: 'Wat een verzekering betaalt, en wanneer.' },
		'creditor-id': {
			word: 'Incassant-ID',
			text: 'Het nummer waaraan uw bank ziet welk bedrijf geld mag afschrijven.',
		},
		digid: { word: 'DigiD', text: 'De manier om in te loggen op sites van de overheid.' },
		'owners-interest': {
			word: 'Eigenarenbelang',
			text: 'Wat u als eigenaar van een appartement zelf heeft verbeterd, zoals een keuken. U verzekert dat apart.',
		},
		excess: { word: 'Eigen risico', text: 'Het deel van een schade dat de verzekering niet betaalt.' },
		'tax-neutral-continuation': {
			word: 'Fiscaal geruisloze voortzetting (FGV)',
			text: 'Het geld in een verzekering gaat naar een nieuwe verzekering of spaarrekening. Volgens de regels kan dat zonder belasting te betalen.',
		},
		lender: {
			word: 'Geldverstrekker',
			text: 'De bank of verzekeraar die het geld voor een hypotheek uitleent.',
		},
		'community-of-property': {
			word: 'Gemeenschap van goederen',
			text: 'Bezit en schulden zijn van beide partners samen.',
		},
		'prenuptial-agreement': {
			word: 'Huwelijkse voorwaarden',
			text: 'Afspraken bij de notaris over wat van wie is in een huwelijk.',
		},
		hypact: {
			word: 'Hypact',
			text: 'Onze vragen over uw kennis, plannen en risico’s. Uw adviseur gebruikt uw antwoorden voor het advies.',
		},
		mortgage: {
			word: 'Hypotheek',
			text: 'Een lening met uw huis als zekerheid. Betaalt u niet, dan kunt u uw huis kwijtraken.',
		},
		'mortgage-check': {
			word: 'Hypotheekcheck',
			text: 'Korte vragen waaruit blijkt of uw hypotheek nog past.',
		},
		iban: { word: 'IBAN', text: 'Het nummer van uw bankrekening. In Nederland begint het met NL.' },
		'contents-insurance': {
			word: 'Inboedelverzekering',
			text: 'Deze verzekering betaalt schade aan uw spullen in huis.',
		},
		'business-income': {
			word: 'Inkomen uit onderneming',
			text: 'Wat u met een eigen bedrijf verdient. Voor een hypotheek rekenen wij dat apart uit.',
		},
		inventory: {
			word: 'Inventarisatie',
			text: 'Het formulier met alle gegevens die wij voor uw advies nodig hebben.',
		},
		iwize: {
			word: 'iWize',
			text: 'Een dienst die uw gegevens ophaalt bij de overheid, nadat u inlogt met DigiD.',
		},
		'purchase-agreement': {
			word: 'Koopovereenkomst',
			text: 'Het contract tussen de koper en de verkoper van een huis.',
		},
		'loan-part': { word: 'Leningdeel', text: 'Een deel van een hypotheek met een eigen soort of rente.' },
		'life-insurance': {
			word: 'Levensverzekering',
			text: 'Deze verzekering betaalt als iemand overlijdt, of op een afgesproken datum.',
		},
		'linear-mortgage': {
			word: 'Lineaire hypotheek',
			text: 'U lost elke maand evenveel af. De rente gaat dus over een steeds kleinere lening.',
		},
		duration: {
			word: 'Looptijd',
			text: 'De tijd tussen het begin en het einde van een lening of verzekering.',
		},
		'survivors-pension': {
			word: 'Nabestaandenpensioen',
			text: 'Geld voor de partner of de kinderen na een overlijden.',
		},
		net: { word: 'Netto', text: 'Wat er van een bedrag overblijft als de belasting eraf is.' },
		notary: { word: 'Notaris', text: 'Iemand die officiële papieren maakt, zoals bij de koop van een huis.' },
		ockto: {
			word: 'Ockto',
			text: 'Een app die uw gegevens ophaalt. U controleert ze zelf en deelt ze daarna met ons.',
		},
		quote: { word: 'Offerte', text: 'Een aanbod met een prijs en voorwaarden.' },
		underinsurance: {
			word: 'Onderverzekering',
			text: 'U heeft minder verzekerd dan alles waard is. De verzekering betaalt schade dan maar voor een deel.',
		},
		'conditions-precedent': {
			word: 'Ontbindende voorwaarden',
			text: 'Afspraken waarmee u de koop van een huis zonder boete kunt stoppen. Bijvoorbeeld als u geen hypotheek krijgt.',
		},
		assignment: {
			word: 'Opdracht',
			text: 'De afspraak over wat wij doen en wat dat kost. De volle naam is opdracht tot dienstverlening (OTD).',
		},
		plot: { word: 'Perceel', text: 'Het stuk grond dat bij een huis hoort.' },
		policy: { word: 'Polis', text: 'Het bewijs van een verzekering, met alle afspraken.' },
		'politically-exposed': {
			word: 'Politiek prominent',
			text: 'Iemand met een belangrijke publieke functie, zoals een minister. Ook naaste familie telt mee.',
		},
		premium: { word: 'Premie', text: 'Wat een verzekering kost.' },
		'qr-code': {
			word: 'QR-code',
			text: 'Een vierkant met blokjes dat een telefoon met de camera kan lezen.',
		},
		interest: { word: 'Rente', text: 'Wat het kost om geld te lenen.' },
		'fixed-rate-period': { word: 'Rentevaste periode', text: 'De tijd waarin de rente niet verandert.' },
		'general-insurance': {
			word: 'Schadeverzekering',
			text: 'Een verzekering tegen schade, zoals aan een huis of een auto.',
		},
		'savings-mortgage': {
			word: 'Spaarhypotheek',
			text: 'U spaart geld om de lening aan het einde terug te betalen.',
		},
		valuation: { word: 'Taxatie', text: 'Een deskundige bepaalt wat een huis waard is.' },
		'insured-amount': { word: 'Verzekerd bedrag', text: 'Wat de verzekering betaalt, of hoogstens betaalt.' },
		'disability-insurance': {
			word: 'Verzekering bij arbeidsongeschiktheid',
			text: 'Deze verzekering betaalt als u door ziekte of een ongeluk niet kunt werken.',
		},
		'remote-valuation': {
			word: 'Waardebepaling op afstand',
			text: 'Een bedrijf schat de waarde van een huis met gegevens, zonder bezoek.',
		},
		deposit: {
			word: 'Waarborgsom',
			text: 'Geld dat u als koper van een huis vooraf betaalt, als zekerheid voor de verkoper.',
		},
		woongarant: {
			word: 'Woongarant',
			text: 'De naam van een verzekering voor een woning en wat erin staat.',
		},
		'building-insurance': {
			word: 'Woonhuisverzekering',
			text: 'Deze verzekering betaalt schade aan het huis zelf, zoals door brand of storm.',
		},
		woz: {
			word: 'WOZ-waarde',
			text: 'Wat een huis waard is volgens de gemeente. De gemeente bepaalt dat elk jaar.',
		},
	},
	explained: 'Uitleg: {{words}}',
}
