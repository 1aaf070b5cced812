import { useEffect } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useAppSelector } from '@/state/hooks';
import { selectIdentityCrisis } from '@/state/identity-crisis';
import { announce } from '@/ui/live-region';
import { Status } from '@/ui/status';

/** Why the last attempt to resolve the crisis failed. */
export function CrisisProblem() {
	const { error } = useAppSelector(selectIdentityCrisis);
	const text = error
		? /* translators: %s: an error message from the server. */
			sprintf(__("That didn't work: %s", 'dashboard-for-jetpack'), error.message || error.code)
		: '';
	useEffect(() => {
		if (text) {
			announce(text);
		}
	}, [text]);
	return text ? <Status intent="error">{text}</Status> : null;
}
