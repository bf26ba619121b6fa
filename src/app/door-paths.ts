/** The pages for whoever is not signed in: a document of their own, without the app. */
export const doorPaths = ['/install', '/login', '/logout', '/signup'] as const
export type DoorPath = (typeof doorPaths)[number]

export function isDoorPath(pathname: string): pathname is DoorPath {
  return doorPaths.some((path) => path === pathname)
}
