import { useContext, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { caution, error, info, published } from '@wordpress/icons';
import { Icon, type IconProps } from '@/ui/icon';
import { IsAged } from '@/ui/surroundings';
import styles from './style.module.scss';

export type StatusIntent = 'neutral' | 'info' | 'success' | 'warning' | 'error' | 'inactive';

/** An empty ring: what is off is not forbidden. */
const OFF = (
	<svg viewBox="0 0 24 24">
		<circle cx="12" cy="12" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
	</svg>
);

// "error" is the triangle of `@wordpress/icons`, "caution" its circle.
const ICONS: Record<StatusIntent, IconProps['icon']> = {
	neutral: info,
	info,
	success: published,
	warning: error,
	error: caution,
	inactive: OFF,
};

export interface StatusProps {
	intent?: StatusIntent;
	children: ReactNode;
}

/** A status as an icon with a label, never by color alone. */
export function Status({ intent: given = 'neutral', children }: StatusProps) {
	const isAged = useContext(IsAged);
	const intent = isAged && given === 'success' ? 'neutral' : given;
	return (
		<span className={clsx(styles.status, styles[intent])}>
			<Icon icon={ICONS[intent]} size={16} />
			<span>{children}</span>
		</span>
	);
}
