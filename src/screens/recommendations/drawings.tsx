import type { ReactNode } from 'react';
import type { RecommendationPage } from '@/domain/recommendations/steps';
import { accent, Drawing, faint, ink, mark, paper, stroke, Tick } from '@/ui/drawing';
import styles from './style.module.scss';

/** A window with a site, the base of most drawings. */
const Site = ({ children }: { children?: ReactNode }) => (
	<>
		<rect className={paper} x="50" y="70" width="220" height="180" rx="8" />
		<path className={ink} d="M50 98h220" />
		<circle className={faint} cx="66" cy="84" r="5" />
		<circle className={faint} cx="82" cy="84" r="5" />
		<circle className={faint} cx="98" cy="84" r="5" />
		{children}
	</>
);

const Box = ({ x, y, isChosen = false }: { x: number; y: number; isChosen?: boolean }) => (
	<>
		<path className={isChosen ? accent : paper} d={`M${x} ${y}l40-18 40 18v50l-40 18-40-18z`} />
		<path className={isChosen ? mark : ink} d={`M${x} ${y}l40 18 40-18M${x + 40} ${y + 18}v50`} />
	</>
);

/** Drawn for this dashboard, in its own colors; 320 wide and high. The summary needs none. */
const DRAWINGS: Record<Exclude<RecommendationPage, 'summary'>, ReactNode> = {
	'site-type': (
		<Site>
			<rect className={accent} x="68" y="114" width="86" height="54" rx="4" />
			<Tick x={111} y={141} />
			<rect className={faint} x="166" y="114" width="86" height="54" rx="4" />
			<rect className={faint} x="68" y="180" width="86" height="54" rx="4" />
			<rect className={faint} x="166" y="180" width="86" height="54" rx="4" />
		</Site>
	),
	'product-suggestions': (
		<>
			<Box x={48} y={182} />
			<Box x={192} y={182} />
			<Box x={120} y={104} isChosen />
			<path className={stroke} d="M160 40v24M128 50l10 16M192 50l-10 16" />
		</>
	),
	'product-purchased': (
		<>
			<path className={paper} d="M80 140l80-34 80 34v92l-80 34-80-34z" />
			<path className={ink} d="M80 140l80 34 80-34M160 174v92" />
			<circle className={accent} cx="222" cy="112" r="34" />
			<Tick x={222} y={114} />
		</>
	),
	woocommerce: (
		<>
			<rect className={paper} x="70" y="120" width="180" height="130" rx="4" />
			<path className={accent} d="M58 78h204l14 52H44z" />
			<path className={mark} d="M109 78l-7 52M160 78v52M211 78l7 52" />
			<rect className={faint} x="92" y="156" width="60" height="94" rx="2" />
			<rect className={faint} x="172" y="156" width="58" height="52" rx="2" />
			<circle className={accent} cx="142" cy="204" r="4" />
		</>
	),
	monitor: (
		<Site>
			<path className={stroke} d="M68 184h44l14-38 24 70 20-48 10 16h72" />
			<circle className={accent} cx="252" cy="92" r="30" />
			<path className={mark} d="M240 100c4-4 4-8 4-12a8 8 0 0 1 16 0c0 4 0 8 4 12zM249 106h6" />
		</Site>
	),
	'related-posts': (
		<>
			<rect className={paper} x="86" y="48" width="148" height="104" rx="6" />
			<rect className={accent} x="100" y="62" width="120" height="40" rx="3" />
			<path className={ink} d="M100 118h120M100 134h76" />
			<path className={stroke} d="M160 152v24M90 196v-20h140v20M160 176v20" />
			<rect className={paper} x="50" y="196" width="72" height="74" rx="5" />
			<rect className={paper} x="128" y="196" width="72" height="74" rx="5" />
			<rect className={paper} x="206" y="196" width="72" height="74" rx="5" />
			<path className={ink} d="M60 250h52M138 250h52M216 250h52" />
			<path className={faint} d="M60 206h52v28H60zM138 206h52v28h-52zM216 206h52v28h-52z" />
		</>
	),
	'creative-mail': (
		<>
			<path className={accent} d="M60 140l100-74 100 74v112H60z" />
			<path className={paper} d="M86 92h148v120H86z" />
			<rect className={faint} x="102" y="108" width="116" height="30" rx="2" />
			<path className={ink} d="M102 154h116M102 170h84" />
			<path className={paper} d="M60 150l100 66 100-66v102H60z" />
			<path className={ink} d="M60 252l74-54M260 252l-74-54" />
		</>
	),
	'site-accelerator': (
		<>
			<circle className={paper} cx="172" cy="156" r="86" />
			<path className={ink} d="M86 156h172M172 70c-54 52-54 120 0 172M172 70c54 52 54 120 0 172" />
			<path className={stroke} d="M34 120h58M22 156h48M34 192h58" />
			<path className={accent} d="M182 96l-44 68h34l-10 54 48-74h-36z" />
		</>
	),
	publicize: (
		<>
			<path className={stroke} d="M160 160L84 98M160 160l78-68M160 160l88 66M160 160l-74 74" />
			<rect className={paper} x="110" y="116" width="100" height="88" rx="6" />
			<path className={ink} d="M126 176h68M126 190h44" />
			<rect className={faint} x="126" y="130" width="68" height="32" rx="2" />
			<circle className={accent} cx="78" cy="92" r="28" />
			<circle className={accent} cx="244" cy="88" r="24" />
			<circle className={accent} cx="254" cy="232" r="30" />
			<circle className={accent} cx="78" cy="240" r="22" />
		</>
	),
	'security-plan': (
		<>
			<rect className={paper} x="64" y="56" width="144" height="204" rx="6" />
			<rect className={faint} x="104" y="44" width="64" height="24" rx="4" />
			<path className={stroke} d="M82 104l7 8 13-16M82 152l7 8 13-16M82 200l7 8 13-16" />
			<path className={ink} d="M116 106h72M116 154h72M116 202h50" />
			<path className={accent} d="M222 136l52 18v46c0 34-22 58-52 70-30-12-52-36-52-70v-46z" />
			<Tick x={221} y={204} />
		</>
	),
	'anti-spam': (
		<>
			<path
				className={paper}
				d="M52 72h172a8 8 0 0 1 8 8v88a8 8 0 0 1-8 8H112l-36 34v-34H52a8 8 0 0 1-8-8V80a8 8 0 0 1 8-8z"
			/>
			<path className={ink} d="M68 104h140M68 124h140M68 144h86" />
			<circle className={accent} cx="222" cy="204" r="52" />
			<path className={mark} d="M202 184l40 40M242 184l-40 40" />
		</>
	),
	videopress: (
		<>
			<rect className={paper} x="44" y="74" width="232" height="148" rx="10" />
			<circle className={accent} cx="160" cy="142" r="42" />
			<path className={mark} d="M149 122v40l32-20z" />
			<path className={ink} d="M64 204h192" />
			<path className={stroke} d="M64 204h74" />
			<circle className={accent} cx="138" cy="204" r="8" />
			<path className={ink} d="M120 250h80" />
		</>
	),
};

/** A decorative drawing of a step's topic; its text contains the same information. */
export function Picture({ page }: { page: RecommendationPage }) {
	return page === 'summary' ? null : (
		<div className={styles.frame}>
			<Drawing className={styles.picture}>{DRAWINGS[page]}</Drawing>
		</div>
	);
}
