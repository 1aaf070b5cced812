import type { ReactNode } from 'react';
import type { ProductKey } from '@/domain/plans/products';
import { accent, faint, ink, mark, paper, stroke, Tick } from '@/ui/drawing';

/** What each product does; drawn for this dashboard, 320 wide and high. */
export const DRAWINGS: Record<ProductKey, ReactNode> = {
	akismet: (
		<>
			<path
				className={paper}
				d="M48 72h196a8 8 0 0 1 8 8v92a8 8 0 0 1-8 8H124l-40 38v-38H48a8 8 0 0 1-8-8V80a8 8 0 0 1 8-8z"
			/>
			<path className={ink} d="M64 104h148M64 126h148M64 148h84" />
			<circle className={accent} cx="228" cy="206" r="52" />
			<path className={mark} d="M208 186l40 40M248 186l-40 40" />
		</>
	),
	backup: (
		<>
			<rect className={paper} x="84" y="56" width="186" height="128" rx="8" />
			<rect className={paper} x="66" y="82" width="186" height="128" rx="8" />
			<rect className={paper} x="48" y="108" width="186" height="128" rx="8" />
			<path className={ink} d="M48 136h186M70 168h92M70 192h60" />
			<circle className={accent} cx="230" cy="220" r="50" />
			<path className={mark} d="M206 220a24 24 0 1 0 8-18M214 190v14h14M230 208v14l10 6" />
		</>
	),
	scan: (
		<>
			<rect className={paper} x="48" y="60" width="180" height="196" rx="8" />
			<path className={ink} d="M72 96h132M72 124h96M72 152h132M72 180h74M72 208h92" />
			<circle className={paper} cx="204" cy="188" r="58" />
			<circle className={accent} cx="204" cy="188" r="44" />
			<Tick x={202} y={190} />
			<path className={stroke} d="M246 230l32 32" />
		</>
	),
	search: (
		<>
			<rect className={paper} x="44" y="64" width="232" height="48" rx="24" />
			<circle className={accent} cx="250" cy="88" r="18" />
			<path className={mark} d="M255 93l6 6M256 87a7 7 0 1 1-14 0 7 7 0 0 1 14 0z" />
			<path className={stroke} d="M68 88h92" />
			<rect className={paper} x="60" y="124" width="200" height="132" rx="8" />
			<rect className={faint} x="76" y="142" width="30" height="26" rx="3" />
			<rect className={faint} x="76" y="178" width="30" height="26" rx="3" />
			<rect className={faint} x="76" y="214" width="30" height="26" rx="3" />
			<path
				className={ink}
				d="M122 149h116M122 161h78M122 185h100M122 197h62M122 221h108M122 233h84"
			/>
		</>
	),
	security: (
		<>
			<path className={paper} d="M160 40l100 36v82c0 62-42 100-100 122-58-22-100-60-100-122V76z" />
			<path className={accent} d="M160 76l66 24v56c0 42-28 68-66 84-38-16-66-42-66-84v-56z" />
			<path className={mark} d="M130 158l22 24 40-48" />
		</>
	),
	videopress: (
		<>
			<rect className={paper} x="44" y="74" width="232" height="172" rx="10" />
			<circle className={accent} cx="160" cy="142" r="42" />
			<path className={mark} d="M149 122v40l32-20z" />
			<path className={ink} d="M64 216h192" />
			<path className={stroke} d="M64 216h74" />
			<circle className={accent} cx="138" cy="216" r="8" />
		</>
	),
};
