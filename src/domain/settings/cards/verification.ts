import { __, _x } from '@wordpress/i18n';
import { SERVICE_NAMES, type VerificationService } from '@/domain/verification';
import { verificationCode } from '../codecs';
import type { CardEntry, SettingRecord } from '../types';

/** @param searchNames The service's own terms. */
const serviceField = <Id extends VerificationService>(
	id: Id,
	searchNames?: string,
): SettingRecord<Id> => ({
	id,
	module: 'verification-tools',
	control: 'text',
	codec: verificationCode(id),
	isOfThisSite: true,
	option: 'verification_services_codes',
	isCode: true,
	getName: () => SERVICE_NAMES[id],
	searchNames,
	getSearchWords: () => _x('meta tag', 'search terms'),
});

/** The codes by which search engines and other services recognize the owner of a site. */
export const VERIFICATION_CARD = {
	id: 'verification',
	getTitle: () => __('Site verification'),
	getFoldTitle: () => __('Verification codes'),
	settings: [
		{
			id: 'verification-tools',
			getName: () => __('Verify site ownership with third party services'),
			searchNames: 'webmaster tools',
			getSearchWords: () =>
				_x('verify, verify site, verification, ownership, meta tag', 'search terms'),
		},
		{
			...serviceField('google', 'search console, google search console'),
			control: 'special',
			formKeys: ['google'],
		},
		serviceField('bing', 'bing webmaster tools'),
		serviceField('pinterest'),
		serviceField('yandex'),
		serviceField('facebook'),
	],
} as const satisfies CardEntry;
