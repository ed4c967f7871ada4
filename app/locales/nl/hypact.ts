export const hypact = {
	title: 'Hypact: vragen voor uw advies',
	purpose:
		'In negen korte stappen vragen wij naar uw kennis, plannen en risico’s. Uw adviseur gebruikt uw antwoorden voor het advies.',
	submit: 'Verstuur uw antwoorden',
	sends: 'Met deze knop stuurt u ons uw antwoorden van alle negen stappen.',
	next: 'Uw adviseur stemt het advies af op uw antwoorden.',
	steps: {
		knowledge: 'Kennis en ervaring',
		pep: 'Politiek prominente personen',
		income: 'Verwachting van het inkomen',
		retirement: 'Pensioen',
		savings: 'Sparen',
		goals: 'Doelen',
		risk: 'Risico',
		passingAway: 'Overlijden, arbeidsongeschiktheid en werkloosheid',
		sustainability: 'Duurzaamheid',
	},
	blocks: {
		mortgageKnowledge: { title: 'Hypotheek en belasting' },
		incomeKnowledge: { title: 'Inkomen en ervaring' },
		self: { title: 'Over u' },
		partner: { title: 'Over uw partner' },
		pep: {
			title: 'Wie is politiek prominent?',
			purpose:
				'Dat is iemand met een belangrijke publieke functie, zoals een minister, een rechter of een generaal. Ook naaste familie telt mee.',
		},
	},
	questions: {
		isStarter: { label: 'Koopt u voor het eerst een woning?' },
		riskKnow: {
			label: 'Van welke onderwerpen kent u de risico’s?',
			hint: 'Kies alles wat u kent.',
		},
		riskKnowHow: { label: 'Hoe heeft u die risico’s leren kennen?' },
		deductibilityKnow: {
			label: 'Wat weet u over de aftrek van hypotheekrente?',
			hint: 'Kies alles wat u kent.',
		},
		deductibilityKnowHow: { label: 'Hoe heeft u die regels leren kennen?' },
		knowIncomeRetirement: { label: 'Hoeveel weet u over uw inkomen na uw pensioen?' },
		knowIncomeDeath: { label: 'Hoeveel weet u over het inkomen na een overlijden?' },
		knowIncomeDisability: { label: 'Hoeveel weet u over uw inkomen bij arbeidsongeschiktheid?' },
		knowBuyFinancialProduct: {
			label: 'Weet u wat er komt kijken bij het kopen van een financieel product?',
		},
		experienceMortgage: { label: 'Welke ervaring heeft u met een hypotheek?' },
		pepSelf: { label: 'Bent u zelf politiek prominent?' },
		pepAssociate: { label: 'Is iemand in uw naaste familie of omgeving politiek prominent?' },
		pepReason: {
			label: 'Om welke functie gaat het?',
			hint: 'Vul dit alleen in als u hierboven ja koos.',
		},
		incomeExpectationTrend: {
			label: 'Hoe verandert uw inkomen in de komende jaren?',
			partner: 'Hoe verandert het inkomen van uw partner in de komende jaren?',
		},
		incomeExpectation: {
			label: 'Welk bruto jaarinkomen verwacht u, in euro’s?',
			partner: 'Welk bruto jaarinkomen verwacht uw partner, in euro’s?',
		},
		inHomeAfterRetirement: {
			label: 'Wilt u na uw pensioen in de woning blijven wonen?',
			partner: 'Wil uw partner na het pensioen in de woning blijven wonen?',
		},
		netDisposableIncomeRetirement: {
			label: 'Hoeveel netto inkomen per maand wilt u na uw pensioen, in euro’s?',
			partner: 'Hoeveel netto inkomen per maand wil uw partner na het pensioen, in euro’s?',
		},
		currentCostsAffordable: {
			label: 'Kunt u uw woonlasten nu goed betalen?',
			both: 'Kunnen u en uw partner de woonlasten nu goed betalen?',
		},
		monthlySavings: {
			label: 'Hoeveel spaart u per maand, in euro’s?',
			both: 'Hoeveel sparen u en uw partner per maand, in euro’s?',
		},
		totalSavings: {
			label: 'Hoeveel spaargeld heeft u in totaal, in euro’s?',
			both: 'Hoeveel spaargeld hebben u en uw partner in totaal, in euro’s?',
		},
		maxInputSavings: {
			label: 'Hoeveel spaargeld wilt u hoogstens in de woning steken, in euro’s?',
			both: 'Hoeveel spaargeld willen u en uw partner hoogstens in de woning steken, in euro’s?',
		},
		payOffInFull: {
			label: 'Wilt u de hypotheek aan het einde helemaal afgelost hebben?',
			both: 'Willen u en uw partner de hypotheek aan het einde helemaal afgelost hebben?',
		},
		minimumPayOff: {
			label: 'Hoeveel wilt u minstens aflossen, in euro’s?',
			both: 'Hoeveel willen u en uw partner minstens aflossen, in euro’s?',
		},
		changesInCosts: { label: 'Hoe mogen uw maandlasten veranderen?' },
		minimumYearsLiving: {
			label: 'Hoeveel jaar blijft u minstens in deze woning?',
			both: 'Hoeveel jaar blijven u en uw partner minstens in deze woning?',
		},
		riskInterestIncrease: {
			label: 'Wat vindt u van het risico dat de rente stijgt?',
			both: 'Wat vinden u en uw partner van het risico dat de rente stijgt?',
		},
		yearsNoInterestIncrease: {
			label: 'Hoeveel jaar wilt u de rente vastzetten?',
			both: 'Hoeveel jaar willen u en uw partner de rente vastzetten?',
		},
		maxCostsIncrease: { label: 'Hoeveel mogen uw maandlasten hoogstens stijgen, in euro’s?' },
		inHomeAfterDeath: {
			label: 'Wilt u in de woning blijven wonen als uw partner overlijdt?',
			partner: 'Wil uw partner in de woning blijven wonen als u overlijdt?',
		},
		netDisposableIncomeDeath: {
			label: 'Hoeveel netto inkomen per maand wilt u als uw partner overlijdt, in euro’s?',
			partner: 'Hoeveel netto inkomen per maand wil uw partner als u overlijdt, in euro’s?',
		},
		inHomeAfterDisability: {
			label: 'Wilt u in de woning blijven wonen als u arbeidsongeschikt wordt?',
			partner: 'Wil uw partner in de woning blijven wonen bij eigen arbeidsongeschiktheid?',
		},
		netDisposableIncomeDisability: {
			label: 'Hoeveel netto inkomen per maand wilt u bij arbeidsongeschiktheid, in euro’s?',
			partner: 'Hoeveel netto inkomen per maand wil uw partner bij eigen arbeidsongeschiktheid, in euro’s?',
		},
		inHomeAfterUnemployment: {
			label: 'Wilt u in de woning blijven wonen als u werkloos wordt?',
			partner: 'Wil uw partner in de woning blijven wonen bij eigen werkloosheid?',
		},
		netDisposableIncomeUnemployment: {
			label: 'Hoeveel netto inkomen per maand wilt u bij werkloosheid, in euro’s?',
			partner: 'Hoeveel netto inkomen per maand wil uw partner bij eigen werkloosheid, in euro’s?',
		},
		sustainabilityInterest: {
			label: 'Wilt u uw woning verduurzamen?',
			both: 'Willen u en uw partner de woning verduurzamen?',
		},
		sustainabilityFinance: { label: 'Hoe wilt u dat betalen?' },
		sustainabilityReason: { label: 'Waarom zou u uw woning verduurzamen?' },
		sustainabilityKnowGeneral: { label: 'Hoeveel weet u over verduurzamen in het algemeen?' },
		sustainabilityKnowEnergy: { label: 'Hoeveel weet u over maatregelen die energie besparen?' },
		sustainabilityKnowSavings: { label: 'Hoeveel weet u over wat die maatregelen opleveren?' },
		sustainabilityKnowFinancing: { label: 'Hoeveel weet u over leningen en subsidies daarvoor?' },
		sustainabilityComment: {
			label: 'Wilt u nog iets zeggen over verduurzamen?',
			hint: 'Hoogstens 255 tekens.',
		},
	},
	answers: {
		yesNo: { '1': 'Ja', '0': 'Nee' },
		pep: { '0': 'Ja', '1': 'Nee' },
		amount: { lot: 'Veel', enough: 'Genoeg', little: 'Weinig', nothing: 'Niets' },
		riskKnow: {
			riskKnowSavingsMortgage: 'Een spaarhypotheek',
			riskKnowInvestmentMortgage: 'Een beleggingshypotheek',
			riskKnowMortgageInterest: 'Veranderende hypotheekrente',
			riskKnowNorepaymentMortgage: 'Een aflossingsvrije hypotheek',
			riskKnowLinearMortgage: 'Een lineaire hypotheek',
			riskKnowAnnuityMortgage: 'Een annuïteitenhypotheek',
		},
		riskKnowHow: {
			riskKnowHowFinancialLeaflets: 'Folders over geldzaken',
			riskKnowHowAdvisor: 'Een adviseur',
			riskKnowHowFamily: 'Familie of vrienden',
			riskKnowHowLiterature: 'Boeken, kranten of internet',
		},
		deductibilityKnow: {
			deductibilityKnowCapping: 'De aftrek heeft een maximum',
			deductibilityKnowBorrowing: 'Niet elke lening voor een woning is aftrekbaar',
			deductibilityKnowHomeReserve: 'Winst op een vorige woning telt mee (eigenwoningreserve)',
			deductibilityKnowDifference: 'Het verschil tussen bruto en netto lasten',
		},
		deductibilityKnowHow: {
			deductibilityKnowHowFinancialLeaflets: 'Folders over geldzaken',
			deductibilityKnowHowAdvisor: 'Een adviseur',
			deductibilityKnowHowFamily: 'Familie of vrienden',
			deductibilityKnowHowLiterature: 'Boeken, kranten of internet',
		},
		knowBuyFinancialProduct: { precise: 'Ja, precies', globally: 'Ja, ongeveer', nothing: 'Nee' },
		experienceMortgage: {
			none: 'Ik had nog nooit een hypotheek',
			closed: 'Ik had vroeger een hypotheek',
			ongoing: 'Ik heb nu een hypotheek',
		},
		incomeExpectationTrend: { gelijk: 'Het blijft gelijk', stijgt: 'Het stijgt', daalt: 'Het daalt' },
		currentCostsAffordable: { '1': 'Ja, goed te betalen', '0': 'Nee, te hoog' },
		changesInCosts: {
			toenemend: 'Ze mogen stijgen',
			afnemend: 'Ze moeten dalen',
			gelijk: 'Ze moeten gelijk blijven',
		},
		riskInterestIncrease: {
			onacceptabel: 'De rente mag niet stijgen',
			xjaarzekerheid: 'De rente moet een aantal jaar vaststaan',
			acceptabel: 'De rente mag stijgen',
		},
		sustainabilityFinance: {
			sustainabilityFinanceLoan: 'Met een lening',
			sustainabilityFinanceSavings: 'Met spaargeld',
		},
		sustainabilityReason: {
			sustainabilityReasonCosts: 'Lagere energiekosten',
			sustainabilityReasonComfort: 'Prettiger wonen',
			sustainabilityReasonSale: 'De woning wordt meer waard',
			sustainabilityReasonEnvironment: 'Beter voor het milieu',
		},
	},
}
