import * as z from 'zod/mini';
import type { Crm } from '@/domain/crm';
import type { Client } from '../client';
import { decoder, flagOr, ignoreAnswer, textOr } from '../decode';

const crmSchema = z.pipe(
	z.object({
		crm_installed: z.boolean(),
		crm_active: z.boolean(),
		crm_version: textOr(),
		jp_form_ext_enabled: flagOr(),
		can_install_crm: flagOr(),
		can_activate_crm: flagOr(),
		can_activate_extension: flagOr(),
	}),
	z.transform((crm): Crm => ({
		isInstalled: crm.crm_installed,
		isActive: crm.crm_active,
		version: crm.crm_version,
		isFormExtensionActive: crm.jp_form_ext_enabled,
		canInstall: crm.can_install_crm,
		canActivate: crm.can_activate_crm,
		canActivateExtension: crm.can_activate_extension,
	})),
);

export const crmApi = (client: Client) => ({
	load: () => client.get('jetpack_crm', decoder(crmSchema)),
	activateExtension: (name: string) =>
		client.post('jetpack_crm', ignoreAnswer, { extension: name }),
});
