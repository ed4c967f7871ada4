interface Hues {
	plate: string
	ink: string
	mark: string
}

interface Lettering {
	name: string
	width: number
	font: string
}

function logo({ name, width, font }: Lettering, symbol: string, { plate, ink, mark }: Hues): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width + 76} 56" width="${width + 76}" height="56" role="img" aria-label="${name}">
<rect width="${width + 76}" height="56" rx="8" fill="${plate}"/>
<g transform="translate(12 8)" fill="none" stroke="${mark}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${symbol}</g>
<text x="62" y="36" fill="${ink}" font-family="${font}" font-size="24" font-weight="600" textLength="${width}" lengthAdjust="spacingAndGlyphs">${name}</text>
</svg>`
}

interface Looks {
	skin: string
	hair: string
	cut: string
	cloth: string
	back: string
}

function portrait({ skin, hair, cut, cloth, back }: Looks): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">
<rect width="160" height="160" fill="${back}"/>
<path d="M22 160c2-34 28-50 58-50s56 16 58 50z" fill="${cloth}"/>
<path d="M66 92h28v24c-6 10-22 10-28 0z" fill="${skin}"/>
<ellipse cx="80" cy="68" rx="29" ry="34" fill="${skin}"/>
<path d="${cut}" fill="${hair}"/>
<path d="M69 84c6 7 16 7 22 0" fill="none" stroke="#5b2f22" stroke-width="2.5" stroke-linecap="round"/>
<circle cx="69" cy="67" r="3" fill="#2b2320"/><circle cx="91" cy="67" r="3" fill="#2b2320"/>
</svg>`
}

const shortCut = 'M50 66c-2-28 12-40 31-40s32 12 29 40c-4-12-9-19-15-22-14 5-28 4-37 1-5 5-7 12-8 21z'
const longCut =
	'M46 104c-8-52 6-78 34-78s42 26 34 78c-6-2-10-6-11-12 6-18 4-34-6-46-12 6-26 8-36 4-5 14-4 30-3 42-2 6-6 10-12 12z'
const bunCut = 'M50 70c-4-24 6-36 20-41-2-14 22-14 20 0 14 5 24 17 20 41-4-14-12-22-30-23-18 1-26 9-30 23z'

const headerNoord = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1500" width="1200" height="1500" preserveAspectRatio="xMidYMax slice">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#061a3c"/><stop offset=".62" stop-color="#16407f"/><stop offset="1" stop-color="#ff9d5c"/></linearGradient>
<linearGradient id="light" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7df0c8" stop-opacity="0"/><stop offset=".5" stop-color="#7df0c8" stop-opacity=".55"/><stop offset="1" stop-color="#7df0c8" stop-opacity="0"/></linearGradient>
</defs>
<rect width="1200" height="1500" fill="url(#sky)"/>
<g fill="url(#light)"><path d="M-40 520C180 300 330 520 560 330S950 300 1260 120v330c-240 160-420 60-640 190S240 640-40 800z"/><path d="M-40 300C240 120 420 300 700 180s380-60 560-140v180c-180 90-320 60-560 160S180 360-40 500z" opacity=".6"/></g>
<g fill="#fff"><circle cx="160" cy="140" r="4"/><circle cx="420" cy="80" r="3"/><circle cx="690" cy="60" r="4"/><circle cx="980" cy="250" r="3"/><circle cx="1080" cy="560" r="4"/><circle cx="250" cy="880" r="3"/><circle cx="860" cy="720" r="3"/></g>
<path d="M0 1180c220-60 420-70 640-30s380 40 560-10v360H0z" fill="#0b2c5c"/>
<path d="M0 1280c260-50 480-40 700-10s340 20 500-10v240H0z" fill="#071f45"/>
<g><path d="M520 1270v-170l130-100 130 100v170z" fill="#0a2247"/><path d="M490 1118l160-126 160 126" fill="none" stroke="#ff5d00" stroke-width="18" stroke-linejoin="round" stroke-linecap="round"/><path d="M568 1140h56v60h-56zM676 1140h56v60h-56z" fill="#ffd9a0"/><path d="M622 1270v-54h56v54z" fill="#ff9d5c"/></g>
<g stroke="#05152f" stroke-width="12" stroke-linecap="round"><path d="M250 1300v-150M250 1210l-44-44M250 1190l40-50M930 1290v-190M930 1180l50-52M930 1210l-46-44"/></g>
</svg>`

const headerDelta = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfe6e4"/><stop offset="1" stop-color="#fbf4df"/></linearGradient></defs>
<rect width="1600" height="900" fill="url(#sky)"/>
<circle cx="1230" cy="230" r="84" fill="#f0c35a"/>
<g fill="#fff" opacity=".85"><path d="M180 200h220a40 40 0 0 0 0-80 70 70 0 0 0-130-14 48 48 0 0 0-90 94z"/><path d="M820 150h150a30 30 0 0 0 0-60 50 50 0 0 0-96-8 36 36 0 0 0-54 68z"/></g>
<path d="M0 520c240-60 480-60 760-16s560 40 840-24v420H0z" fill="#8fbf9f"/>
<path d="M0 600c300-50 520-20 780 10s540 10 820-40v330H0z" fill="#4f9670"/>
<path d="M1060 900c-120-140 60-180-40-250s60-90 20-130h60c30 44-70 70 30 130s-10 120 170 250z" fill="#7fb6c9"/>
<path d="M0 720c360-40 620 20 900 40s440 0 700-40v180H0z" fill="#1e6b4f"/>
<g transform="translate(400 330)"><path d="M-44 260l18-170h52l18 170z" fill="#f7efdd"/><path d="M-32 90c0-40 64-40 64 0z" fill="#143d2f"/><g stroke="#143d2f" stroke-width="9" stroke-linecap="round"><path d="M0 70L-120-30M0 70L100-50M0 70l120 100M0 70l-100 120"/></g><path d="M-12 260v-46h24v46z" fill="#143d2f"/></g>
<g transform="translate(-70 0)"><g fill="#f7efdd"><path d="M700 600v-70l60-46 60 46v70z"/><path d="M830 600v-56l50-38 50 38v56z"/></g><g fill="none" stroke="#b5562f" stroke-width="14" stroke-linejoin="round"><path d="M690 536l70-54 70 54M822 548l58-44 58 44"/></g></g>
</svg>`

const headerVesting = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1500" width="1200" height="1500" preserveAspectRatio="xMidYMid slice">
<rect width="1200" height="1500" fill="#f6e3cf"/>
<rect width="1200" height="1500" fill="#7a1f3d" opacity=".08"/>
<g transform="translate(600 720)">
<path d="M0-560l120 190 220-90-20 240 220 100-180 160 100 220-236-10L120 480 0 320-120 480l-104-230-236 10 100-220-180-160 220-100-20-240 220 90z" fill="#b9cdd0"/>
<path d="M0-450l96 160 180-70-16 194 176 84-146 130 80 176-190-8-84 184L0 262l-96 138-84-184-190 8 80-176-146-130 176-84-16-194 180 70z" fill="#a8b98a"/>
<path d="M0-330l84 120 140-40-10 150 130 74-112 100 50 130-142-10L84 320 0 210-84 320l-56-126-142 10 50-130-112-100 130-74-10-150 140 40z" fill="#f2d3ae"/>
<g fill="#7a1f3d"><path d="M-110-70l50-40 50 40v80h-100zM20-110l46-38 46 38v76H20zM-70 60l46-38 46 38v76h-92zM60 40l50-40 50 40v80H60z"/></g>
<g fill="#c97b2d"><path d="M-170 30l36-28 36 28v56h-72zM-20-180l36-30 36 30v50h-72zM130-60l32-26 32 26v50h-64z"/></g>
<g fill="#fff6ee"><path d="M-72-30h24v40h-24zM54-80h24v46H54zM-36 96h24v40h-24zM98 80h24v40H98z"/></g>
</g>
<path d="M0 1330c200-40 420-30 600 0s400 30 600-10v180H0z" fill="#4f1127"/>
</svg>`

function banner(from: string, to: string, ink: string, drawing: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 320" width="960" height="320" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="fill" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
<rect width="960" height="320" fill="url(#fill)"/><g fill="none" stroke="${ink}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`
}

const northStar = '<path d="M20 3v34M3 20h34M9 9l22 22M31 9L9 31"/>'
const waves =
	'<path d="M2 12c6-6 12-6 18 0s12 6 18 0M2 22c6-6 12-6 18 0s12 6 18 0M2 32c6-6 12-6 18 0s12 6 18 0"/>'
const bastion = '<path d="M4 36V14l7-9 5 8h8l5-8 7 9v22zM16 36V25h8v11"/>'

/** All pictures of the demo by file name. */
export const images: ReadonlyMap<string, string> = new Map([
	[
		'logo-noord.svg',
		logo({ name: 'Noorderlicht', width: 148, font: 'Verdana, sans-serif' }, northStar, {
			plate: '#0A2E65',
			ink: '#ffffff',
			mark: '#ff8a47',
		}),
	],
	[
		'logo-delta.svg',
		logo({ name: 'Delta', width: 74, font: 'Georgia, serif' }, waves, {
			plate: '#f3f7f2',
			ink: '#143d2f',
			mark: '#1e6b4f',
		}),
	],
	[
		'logo-vesting.svg',
		logo({ name: 'De Vesting', width: 128, font: 'Georgia, serif' }, bastion, {
			plate: '#4f1127',
			ink: '#fff6ee',
			mark: '#f2c48d',
		}),
	],
	['header-noord.svg', headerNoord],
	['header-delta.svg', headerDelta],
	['header-vesting.svg', headerVesting],
	[
		'banner-noord.svg',
		banner(
			'#0A2E65',
			'#39549E',
			'#ffb27d',
			'<path d="M560 230l110-70 90 30 130-110M830 76h60v60"/><path d="M110 240v-90l80-62 80 62v90zM160 240v-52h60v52"/>',
		),
	],
	[
		'banner-vesting.svg',
		banner(
			'#f6e3cf',
			'#e8bf93',
			'#7a1f3d',
			'<path d="M620 240c0-90 60-140 160-140 0 100-60 150-160 140zM620 240c30-50 60-70 100-90"/><path d="M110 240v-90l80-62 80 62v90zM160 240v-52h60v52"/>',
		),
	],
	[
		'portrait-marieke.svg',
		portrait({ skin: '#f0c9a8', hair: '#a5622f', cut: longCut, cloth: '#0A2E65', back: '#dfe6f2' }),
	],
	[
		'portrait-youssef.svg',
		portrait({ skin: '#c68e62', hair: '#221a17', cut: shortCut, cloth: '#39549E', back: '#e9edf5' }),
	],
	[
		'portrait-saskia.svg',
		portrait({ skin: '#f3d2b8', hair: '#d7b15c', cut: bunCut, cloth: '#1e6b4f', back: '#e3efe7' }),
	],
	[
		'portrait-hendrik.svg',
		portrait({ skin: '#eec3a3', hair: '#8d8d8d', cut: shortCut, cloth: '#7a1f3d', back: '#f6e6dc' }),
	],
	[
		'portrait-anna.svg',
		portrait({ skin: '#8d5a3b', hair: '#1d1513', cut: bunCut, cloth: '#ff8a47', back: '#f3ebe4' }),
	],
])
