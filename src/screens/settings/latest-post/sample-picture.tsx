import type { ReactNode } from 'react';
import { accent, faint, ink, mark, paper, stroke } from '@/ui/drawing';
import styles from './style.module.scss';

export type Sample = 'cat' | 'devices' | 'wedding';

/** Drawn for this dashboard, in its own colors; 240 wide and 160 high. */
const DRAWINGS: Record<Sample, ReactNode> = {
	cat: (
		<>
			<circle className={faint} cx="192" cy="42" r="18" />
			<path className={stroke} d="M152 128c30 2 36-26 18-40" />
			<path className={accent} d="M84 134c-6-26 2-50 20-60h32c18 10 26 34 20 60z" />
			<path className={accent} d="M86 66V26l18 12h32l18-12v40a34 26 0 0 1-68 0z" />
			<path className={mark} d="M106 58v5M134 58v5M114 72l6 5 6-5" />
			<path className={ink} d="M20 134h200M34 104h28v30H34zM62 110h6a6 6 0 0 1 0 14h-6" />
			<path className={ink} d="M42 94c-4-6 4-8 0-14M54 94c-4-6 4-8 0-14" />
		</>
	),
	devices: (
		<>
			<rect className={paper} x="54" y="22" width="132" height="88" rx="6" />
			<rect className={accent} x="68" y="36" width="104" height="26" rx="3" />
			<path className={ink} d="M68 76h104M68 90h70M104 110v20M136 110v20M88 132h64" />
			<rect className={paper} x="22" y="64" width="52" height="72" rx="6" />
			<rect className={accent} x="31" y="74" width="34" height="16" rx="2" />
			<path className={ink} d="M31 100h34M31 110h22" />
			<rect className={paper} x="176" y="70" width="38" height="66" rx="6" />
			<rect className={accent} x="183" y="80" width="24" height="14" rx="2" />
			<path className={ink} d="M183 104h24M183 114h14" />
		</>
	),
	wedding: (
		<>
			<path className={ink} d="M14 26c34 20 66 24 106 24s72-4 106-24" />
			<path className={accent} d="M40 39l22 8-15 16zM178 47l22-8-7 24z" />
			<path
				className={faint}
				d="M12 30l18 5-12 15zM210 35l18-5-6 20zM66 47l20 3-12 15zM154 50l20-3-8 18z"
			/>
			<circle className={stroke} cx="44" cy="112" r="20" />
			<circle className={stroke} cx="68" cy="112" r="20" />
			<rect className={paper} x="94" y="30" width="64" height="112" rx="9" />
			<path
				className={accent}
				d="M126 86c-5-13-22-11-22 3 0 11 12 18 22 28 10-10 22-17 22-28 0-14-17-16-22-3z"
			/>
			<path className={ink} d="M108 56h36M108 128h36" />
			<circle className={faint} cx="196" cy="102" r="14" />
			<circle className={accent} cx="196" cy="102" r="5" />
			<path className={ink} d="M196 116v26M196 132c8 0 12-4 14-10" />
		</>
	),
};

/** Whether a picture is a drawing; any other is an address. */
export const isSample = (picture: string | undefined): picture is Sample =>
	picture !== undefined && Object.hasOwn(DRAWINGS, picture);

/** The decorative picture of a sample post; its title contains the same information (TRAFFIC-17). */
export function SamplePicture({ sample }: { sample: Sample }) {
	return (
		<svg viewBox="0 0 240 160" aria-hidden focusable="false" className={styles.thumbnail}>
			{DRAWINGS[sample]}
		</svg>
	);
}
