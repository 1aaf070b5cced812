import type { Protection, ProtectionId } from '@/domain/status/protections';
import type { SiteStatus } from '@/domain/status/resolve-site-status';
import styles from './protection.module.scss';

/** The five parts of a shield, on a grid of 48 by 48. */
const PARTS: Record<ProtectionId, string> = {
	backup: 'M24 3v20L6 17V9z',
	scan: 'M24 3l18 6v8l-18 6z',
	'anti-spam': 'M42 17v6c0 8-4.2 14.2-11 18.3L24 23z',
	protect: 'M31 41.3c-2.1 1.4-4.5 2.6-7 3.7-2.5-1.1-4.9-2.3-7-3.7L24 23z',
	monitor: 'M17 41.3C10.2 37.2 6 31 6 23v-6l18 6z',
};

const ALL: ProtectionId[] = ['backup', 'scan', 'anti-spam', 'protect', 'monitor'];

interface ProtectionPictureProps {
	protections: readonly Protection[];
	tone: SiteStatus['tone'];
}

/** A shield with a part for each protection, filled where it is on; in danger all of it is red. The headline and the chips say the same in words. */
export const ProtectionPicture = ({ protections, tone }: ProtectionPictureProps) => (
	<svg
		viewBox="0 0 48 48"
		width={40}
		height={40}
		aria-hidden
		className={styles.picture}
		data-tone={tone}
	>
		{ALL.map((id) => (
			<path
				key={id}
				d={PARTS[id]}
				data-state={protections.find((one) => one.id === id)?.state ?? 'not-owned'}
			/>
		))}
		{tone === 'danger' && <path d="M22 12h4l-1 16h-2zM22 31h4v4h-4z" data-state="mark" />}
	</svg>
);
