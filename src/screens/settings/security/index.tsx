import { __, sprintf } from '@wordpress/i18n';
import { HOST } from '@/lib/brand';
import type { Specials } from '../frame/card-slots';
import { AntiSpamCard } from './anti-spam/anti-spam-card';
import { BackupCard } from './backup/backup-card';
import { BRUTE_FORCE } from './brute-force';
import { FIREWALL } from './firewall';
import { MONITOR } from './monitor';

const SPECIALS: Specials = {
	backups: BackupCard,
	monitor: MONITOR,
	'anti-spam': AntiSpamCard,
	firewall: FIREWALL,
	'brute-force': BRUTE_FORCE,
	'sign-in': {
		// The text of SETSEC-36.
		getConnectPrompt: () =>
			/* translators: %s: name of the provider. */
			sprintf(__('Connect to enable %s Secure Sign-On.', 'dashboard-for-jetpack'), HOST),
	},
};

export default SPECIALS;
