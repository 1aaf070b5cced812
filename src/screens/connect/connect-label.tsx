import { useEffect } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { HOST } from '@/lib/brand';
import { announce } from '@/ui/live-region';
import { Status } from '@/ui/status';
import styles from './style.module.scss';

interface ConnectLabelProps {
	isConnecting: boolean;
	error: { message: string } | null;
}

/** What the button below will do; in its place, why it could not (CONN-14). */
export function ConnectLabel({ isConnecting, error }: ConnectLabelProps) {
	const problem = error && (error.message || __('An error occurred. Please try again.', 'jetpack'));
	useEffect(() => {
		if (problem) {
			announce(problem);
		}
	}, [problem]);

	if (problem) {
		return (
			<p className={styles.label}>
				<Status intent="error">{problem}</Status>
			</p>
		);
	}
	const label = isConnecting
		? /* translators: %s: name of the provider. */
			__('Taking you to %s…', 'jetpack')
		: /* translators: %s: name of the provider. */
			__('You’ll approve the connection on %s, then come back here.', 'jetpack');
	return <p className={styles.label}>{sprintf(label, HOST)}</p>;
}
