/** What these add stands in wp-admin around us, which only a new page shows. */
const RELOADING_MODULES = ['masterbar', 'custom-content-types'];

/** NOTICE-19. */
export const isReloadingModule = (slug: string) => RELOADING_MODULES.includes(slug);
